import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { flushSync } from "react-dom";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { cx } from "./class-names.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Form, type FormControl } from "./form.tsx";
import { FormProblem } from "./form-problem.tsx";
import { IconButton } from "./icon-button.tsx";
import { type Load, PartBoundary } from "./load-boundary.tsx";
import { type DialogSize, Modal } from "./modal.tsx";

export interface DialogTexts {
  close: string;
  unsaved: { title: string; description: string; discard: string; stay: string };
}

export interface DialogProps {
  isOpen: boolean;
  /** Closes the dialog. If there is unsaved input, it is called only after the person agreed to discard the input. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: DialogSize;
  isTall?: boolean;
  /** Makes the dialog a form: Enter and the submit button (`type="submit"`) submit it. */
  form?: FormControl & { isDirty: boolean; problem: string | undefined };
  /** Makes the dialog a form without validation. */
  onSubmit?: () => void;
  /** Set when closing would lose input that is not in `form`. */
  isDirty?: boolean;
  problem?: string | undefined;
  footer?: ReactNode;
  /** Skeleton and notice for content that suspends until its data has loaded. */
  load?: Load;
  children: ReactNode;
  texts: DialogTexts;
}

export function Dialog({ isOpen, onClose, size = "md", isTall = false, ...props }: DialogProps) {
  const { form, isDirty = form?.isDirty ?? false } = props;
  const [isAsking, setAsking] = useState(false);
  // The reason to ask may end while the question is shown, such as when a running import ends.
  if (isAsking && !isDirty) setAsking(false);
  const content = useRef<HTMLElement>(null);
  const focused = useRef<HTMLElement>(null);
  const ask = () => {
    const { activeElement } = document;
    // If a press outside the dialog has moved the focus, return it to the content later.
    const isInside = activeElement instanceof HTMLElement && content.current?.contains(activeElement);
    focused.current = isInside ? activeElement : content.current;
    setAsking(true);
  };
  const requestClose = () => {
    if (isDirty) ask();
    else onClose();
  };
  const stay = () => {
    flushSync(() => setAsking(false));
    focused.current?.focus();
  };
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <Modal isOpen={isOpen} onDismiss={requestClose} size={size} isTall={isTall}>
      <DialogContent {...props} contentRef={content} onClose={requestClose} />
      <UnsavedQuestion isOpen={isAsking} texts={props.texts} onStay={stay} onDiscard={discard} />
      {isOpen && isDirty && <LeaveGuard texts={props.texts} onDiscard={discard} />}
    </Modal>
  );
}

interface UnsavedQuestionProps extends Pick<DialogProps, "isOpen" | "texts"> {
  onStay: () => void;
  onDiscard: () => void;
}

function UnsavedQuestion({ isOpen, texts: { unsaved }, onStay, onDiscard }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={unsaved.title}
      description={unsaved.description}
      confirmLabel={unsaved.discard}
      cancelLabel={unsaved.stay}
      onClose={onStay}
      onConfirm={onDiscard}
    />
  );
}

/**
 * Asks whether to discard unsaved input before the back or forward button or leaving the document takes effect. Mount
 * it only while there is unsaved input, because a router has one blocker at a time.
 */
function LeaveGuard({ texts, onDiscard }: Pick<UnsavedQuestionProps, "texts" | "onDiscard">) {
  // Remember that leaving is allowed. Closing the dialog may also navigate, and the router then forgets that it has
  // allowed the navigation.
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP" && !isLeaving.current);
  useBeforeUnload((event) => event.preventDefault());
  const discard = () => {
    isLeaving.current = true;
    blocker.proceed?.();
    onDiscard();
  };
  return (
    <UnsavedQuestion
      isOpen={blocker.state === "blocked"}
      texts={texts}
      onStay={() => blocker.reset?.()}
      onDiscard={discard}
    />
  );
}

interface ContentProps extends Omit<DialogProps, "isOpen" | "size" | "isTall"> {
  contentRef: RefObject<HTMLElement | null>;
}

function DialogContent(props: ContentProps) {
  const {
    title,
    description,
    children,
    form,
    problem = form?.problem,
    footer,
    load,
    texts,
    contentRef,
    onClose,
  } = props;
  const sent = form ?? (props.onSubmit && { submit: props.onSubmit });
  const body = (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 short:flex-none short:overflow-visible">
        <PartBoundary load={load}>{children}</PartBoundary>
      </div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </>
  );
  return (
    <AriaDialog ref={contentRef} className="flex min-h-0 flex-1 flex-col outline-none short:flex-none">
      <div className="flex items-start gap-3 border-line border-b py-3 pr-3 pl-5">
        <div className={cx("min-w-0 flex-1", description ? "pt-1.5" : "self-center")}>
          <Heading slot="title" className="font-semibold text-base">
            {title}
          </Heading>
          {description && <div className="mt-0.5 text-ink-muted text-sm">{description}</div>}
        </div>
        <IconButton label={texts.close} icon={<X size={20} />} onPress={onClose} />
      </div>
      {problem && (
        <div className="border-line border-b px-5 py-3">
          <FormProblem text={problem} />
        </div>
      )}
      {sent ? (
        <Form form={sent} className="flex min-h-0 flex-1 flex-col">
          {body}
        </Form>
      ) : (
        body
      )}
    </AriaDialog>
  );
}
