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
  /** The button that is highlighted. `cancel` suits a warning: going back is then the better choice. */
  recommends?: "confirm" | "cancel";
  isPending?: boolean;
  /** Another way to confirm, shown between the two buttons. */
  otherAction?: { label: string; tone?: "danger"; onPress: () => void } | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    description,
    confirmLabel,
    cancelLabel,
    tone = "danger",
    recommends = "confirm",
    isPending = false,
    otherAction,
  } = props;
  return (
    <Modal isOpen={isOpen} onDismiss={props.onClose} size="sm">
      <Dialog role="alertdialog" className="flex flex-col gap-2 p-5 outline-none">
        <Heading slot="title" className="font-semibold text-base">
          {title}
        </Heading>
        {description && <div className="text-ink-muted text-sm">{description}</div>}
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button autoFocus variant={recommends === "cancel" ? "primary" : "secondary"} onPress={props.onClose}>
            {cancelLabel}
          </Button>
          {otherAction && (
            <Button variant={otherAction.tone ?? "secondary"} onPress={otherAction.onPress}>
              {otherAction.label}
            </Button>
          )}
          <Button
            variant={recommends === "confirm" ? tone : "secondary"}
            isPending={isPending}
            onPress={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </Dialog>
    </Modal>
  );
}
