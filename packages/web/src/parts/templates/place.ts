/** Where templates are kept: each editor has a place of its own. */
export interface Place {
  namespace: string;
  templateKey: string;
}
