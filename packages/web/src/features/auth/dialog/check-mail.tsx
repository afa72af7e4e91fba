import { MailCheck } from "lucide-react";
import { focusOnMount } from "../../../lib/focus/focus.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/class-names.ts";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { useResendVerification } from "../api.ts";
import { useAuthErrorText } from "../auth-error-text.ts";

export interface SentMail {
  reason: "registered" | "unverified";
  email: string;
  /** Whether the verification mail could not be delivered. */
  isBounced?: boolean;
}

interface CheckMailProps {
  mail: SentMail;
  onDone: () => void;
}

/** Asks the user to open the link in the verification mail, and can send another mail (D6). */
export function CheckMail({ mail, onDone }: CheckMailProps) {
  const { sent, unverified } = useTexts("auth");
  const resend = useResendVerification();
  const explain = useAuthErrorText(sent.failed);
  const isRegistered = mail.reason === "registered";
  const hint = mail.isBounced ? unverified.bounced(mail.email) : unverified.text;
  return (
    <div className="flex flex-col gap-4 py-1">
      <div ref={focusOnMount} tabIndex={-1} className="flex items-start gap-4 outline-none">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          <MailCheck size={20} aria-hidden />
        </span>
        <div className="min-w-0 text-sm">
          <p>{isRegistered ? sent.text(mail.email) : unverified.title}</p>
          <p className="mt-2 text-ink-muted">{isRegistered ? sent.hint : hint}</p>
        </div>
      </div>
      <FormProblem text={resend.error ? explain(resend.error) : undefined} />
      <p role="status" className="text-good-text text-sm empty:hidden">
        {resend.answer && sent.resent}
      </p>
      <div className={cx("flex flex-wrap gap-2 pb-1", isRegistered ? "justify-end" : "flex-row-reverse justify-start")}>
        <Button
          isPending={resend.isPending}
          onPress={() => resend.run(mail.email)}
          variant={isRegistered ? "secondary" : "primary"}
        >
          {isRegistered ? sent.resend : unverified.resend}
        </Button>
        <Button onPress={onDone} variant={isRegistered ? "primary" : "secondary"}>
          {sent.done}
        </Button>
      </div>
    </div>
  );
}
