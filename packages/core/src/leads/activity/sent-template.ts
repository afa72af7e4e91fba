/** Message to a lead that is still unanswered: its template and the day on which it was sent. */
export interface SentTemplate {
  template: string;
  date: string;
}
