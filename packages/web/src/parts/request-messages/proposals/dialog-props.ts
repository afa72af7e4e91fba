export interface ProposalDialogProps {
  requestId: number;
  /** Name of the other side. */
  name: string;
  /** Text that the person has already typed. */
  text: string;
  onSent: () => void;
  onClose: () => void;
}
