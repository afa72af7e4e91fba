/** Numbers of freelancers that are shown side by side. */
export const comparedMin = 2;
export const comparedMax = 4;
