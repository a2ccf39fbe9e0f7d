"""What has this card as material, what was made with it, and Xyz Summons by effects."""
