import { withReason } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { useCancelSubscription } from "../api.ts";
import { useBillingDate } from "../billing-date.ts";

interface CancelDialogProps {
  /** End of the paid period, as an ISO instant. */
  until: string;
  onCanceled: () => void;
  onClose: () => void;
}

export function CancelDialog({ until, onCanceled, onClose }: CancelDialogProps) {
  const { cancel: texts } = useTexts("billing");
  const date = useBillingDate();
  const { run, isPending, error } = useCancelSubscription(onCanceled);
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
