import type { ReactNode } from "react";
import { Dialog, Heading } from "react-aria-components/Dialog";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: "danger" | "primary";
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, confirmLabel, cancelLabel, tone = "danger", isPending = false } = props;
  return (
    <Modal isOpen={isOpen} onDismiss={props.onClose} size="sm">
      <Dialog role="alertdialog" className="flex flex-col gap-2 p-5 outline-none">
        <Heading slot="title" className="font-semibold text-base">
          {title}
        </Heading>
        {description && <div className="text-ink-muted text-sm">{description}</div>}
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button autoFocus onPress={props.onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} isPending={isPending} onPress={props.onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </Dialog>
    </Modal>
  );
}
