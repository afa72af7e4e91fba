/** What every dialog of the profile menu takes. */
export interface ProfileDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
