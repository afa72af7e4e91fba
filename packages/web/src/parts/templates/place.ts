export interface Place {
  namespace: string;
  templateKey: string;
}
