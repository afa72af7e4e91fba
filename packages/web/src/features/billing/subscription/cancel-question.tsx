import { withReason } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { useCancelSubscription } from "../api.ts";
import { useBillingDate } from "../billing-date.ts";

interface CancelQuestionProps {
  /** End of the paid period, as an ISO instant. */
  until: string;
  onCancelled: () => void;
  onClose: () => void;
}

/** Asks for the reason of a cancellation. After a failure it stays open with the input for a retry. */
export function CancelQuestion({ until, onCancelled, onClose }: CancelQuestionProps) {
  const { cancel: texts } = useTexts("billing");
  const date = useBillingDate();
  const { run, isPending, error } = useCancelSubscription(onCancelled);
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      description={
        <div className="flex flex-col gap-3">
          <p className="text-pretty">{texts.description(date(until))}</p>
          <FormProblem text={error && !isPending ? withReason(texts.failed, error) : undefined} />
        </div>
      }
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      isPending={isPending}
      onConfirm={() => run()}
      onClose={onClose}
    />
  );
}
