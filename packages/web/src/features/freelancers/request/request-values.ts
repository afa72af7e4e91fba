export interface RequestValues {
  /** Project for which the request is sent. Null without one. */
  postId: number | null;
  message: string;
  sharesContact: boolean;
  company: string;
}
