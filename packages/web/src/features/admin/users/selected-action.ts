/** Action on all selected accounts. */
export type SelectedAction = "message" | "premium" | "delete";
