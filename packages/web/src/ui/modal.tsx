import { type ReactNode, useEffect, useRef } from "react";
import { Modal as AriaModal, ModalOverlay } from "react-aria-components/Modal";
import { useFocusReturn } from "../lib/focus/use-focus-return.ts";
import { cx } from "./class-names.ts";
import { usePressCover } from "./use-press-cover.ts";

const sheet =
  "enter-sheet max-h-[calc(100%-2rem)] w-full overflow-hidden rounded-t-lg border border-line bg-raised shadow-float md:max-h-full md:rounded-lg short:overflow-y-auto short:overscroll-contain";
const looks = {
  sm: cx(sheet, "md:max-w-md"),
  md: cx(sheet, "md:max-w-xl"),
  lg: cx(sheet, "md:max-w-3xl"),
  /** Covers the whole screen above the keyboard of a phone, and shows at once like a page. */
  screen: "h-full w-full bg-surface [container-type:size] pt-[env(safe-area-inset-top)]",
} as const;
export type DialogSize = keyof typeof looks;

interface ModalProps {
  isOpen: boolean;
  /** Called on Escape and on a press outside. When absent, only the buttons close the modal. */
  onDismiss?: (() => void) | undefined;
  size: DialogSize;
  isOpaque?: boolean;
  isTall?: boolean;
  children: ReactNode;
}

export function Modal({ isOpen, onDismiss, size, isOpaque = false, isTall = false, children }: ModalProps) {
  useFocusReturn(isOpen);
  usePressCover(isOpen);
  const overlay = useRef<HTMLDivElement>(null);
  // Remove `inert`: react-aria sets it on content added outside an open modal, and a modal opened without a press is
  // recognized too late.
  useEffect(() => {
    if (isOpen && overlay.current) overlay.current.inert = false;
  }, [isOpen]);
  return (
    <ModalOverlay
      ref={overlay}
      isOpen={isOpen}
      isDismissable={onDismiss !== undefined}
      isKeyboardDismissDisabled={onDismiss === undefined}
      onOpenChange={(open) => {
        if (!open) onDismiss?.();
      }}
      className={cx(
        isOpaque && "backdrop-blur-lg",
        "fixed inset-0 z-40 flex h-(--visual-viewport-height) items-end justify-center",
        size !== "screen" && "enter-fade bg-scrim duration-200 md:items-center md:p-6",
      )}
    >
      <AriaModal className={cx("flex flex-col outline-none", looks[size], isTall && "h-full")}>{children}</AriaModal>
    </ModalOverlay>
  );
}
