// Where readers were in scenarios when they followed a link: there they go on when they come back.

export interface Place {
  course: number;
  moment: number;
}

/** By the numbers of the scenarios, those that are laid open. */
export const places = new Map<number, Place>();
