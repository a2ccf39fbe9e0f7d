"""What makes files of the package from sources that only its authors have."""
