import { Clock } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useCancelEmail } from "../api.ts";

interface PendingEmailProps {
  email: string;
  onResend: (email: string) => void;
}

export function PendingEmail({ email, onResend }: PendingEmailProps) {
  const { edit } = useTexts("profile");
  const cancel = useCancelEmail();
  return (
    <div role="status" className="flex items-start gap-2.5 rounded-md bg-accent-soft px-3 py-2.5 text-sm md:col-span-2">
      <Clock size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-text" />
      <div className="min-w-0">
        <p className="break-words font-medium">{edit.pendingEmail(email)}</p>
        <p className="mt-0.5 text-ink-muted">{edit.pendingEmailHint}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onPress={() => onResend(email)}>
            {edit.resendEmail}
          </Button>
          <Button size="sm" isPending={cancel.isPending} onPress={() => cancel.run()}>
            {edit.cancelEmail}
          </Button>
        </div>
      </div>
    </div>
  );
}
