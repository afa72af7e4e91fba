import { useState } from "react";
import { lazyDialog } from "../lib/rendering/lazy-dialog.tsx";
import { Avatar } from "./avatar.tsx";
import type { PictureDialogProps } from "./picture-dialog.tsx";

const PictureDialog = lazyDialog(
  async () => (await import("./picture-dialog.tsx")).PictureDialog,
  ({ onClose }) => onClose(),
);

interface PictureButtonProps extends Omit<PictureDialogProps, "image" | "onClose"> {
  image: string | null;
  label: string;
}

export function PictureButton({ image, label, ...props }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!image) return <Avatar name={props.name} />;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => setOpen(true)}
        className="shrink-0 cursor-zoom-in rounded-full ring-accent transition-shadow hover:ring-2 focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-2"
      >
        <Avatar name={props.name} image={image} />
      </button>
      {isOpen && <PictureDialog {...props} image={image} onClose={() => setOpen(false)} />}
    </>
  );
}
