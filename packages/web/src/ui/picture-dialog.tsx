import { Dialog, type DialogTexts } from "./dialog.tsx";

export interface PictureDialogProps {
  name: string;
  image: string;
  alt: string;
  onClose: () => void;
  texts: DialogTexts;
}

export function PictureDialog({ name, image, alt, ...props }: PictureDialogProps) {
  return (
    <Dialog isOpen size="sm" title={name} {...props}>
      <img src={image} alt={alt} className="aspect-square w-full rounded-lg bg-sunken object-cover" />
    </Dialog>
  );
}
