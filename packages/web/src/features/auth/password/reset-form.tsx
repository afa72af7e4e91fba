import type { FormEvent } from "react";
import { api } from "../../../lib/api.ts";
import { isRefusal } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useForm } from "../../../lib/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { checkReset } from "../checks.ts";
import { FailureNote } from "../failure-note.tsx";
import type { MailLink } from "../mail-link/mail-link.ts";

interface ResetFormProps {
  link: MailLink;
  onEnd: (state: "done" | "invalid" | "expired") => void;
}

/** RESET-01, RESET-02, RESET-09, ERR-135, ERR-136. */
export function ResetForm({ link, onEnd }: ResetFormProps) {
  const { reset: texts, fields } = useTexts("auth");
  const common = useTexts("common");
  const form = useForm({
    initial: { newPassword: "", confirmation: "" },
    check: checkReset,
    send: async ({ newPassword }) => {
      try {
        await api("auth/reset-password", { body: { ...link, newPassword } });
      } catch (error) {
        const end = endOf(error);
        if (!end) throw error;
        onEnd(end);
        return;
      }
      toast({ title: texts.toast, tone: "success" });
      onEnd("done");
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <h1 className="font-semibold text-lg">{texts.title}</h1>
      <p className="mt-2 text-ink-muted text-sm">{texts.lead(link.email)}</p>
      <div ref={form.scope} className="mt-6 flex flex-col gap-4">
        <FailureNote error={form.failure} fallback={texts.failed} />
        {/* Password managers file the new password under this name. */}
        <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
        <PasswordField
          label={fields.newPassword}
          description={fields.resetHint}
          name="password"
          autoComplete="new-password"
          autoFocus
          isRequired
          texts={common.fields}
          value={form.values.newPassword}
          onChange={(newPassword) => form.set({ newPassword })}
          errorMessage={form.errors.newPassword}
        />
        <PasswordField
          label={fields.confirmation}
          name="confirmation"
          autoComplete="new-password"
          isRequired
          texts={common.fields}
          value={form.values.confirmation}
          onChange={(confirmation) => form.set({ confirmation })}
          errorMessage={form.errors.confirmation}
        />
        <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** A link that can never work again ends the form; everything else may be tried once more. */
function endOf(error: unknown): "invalid" | "expired" | undefined {
  if (isRefusal(error, "auth.reset_expired")) return "expired";
  return isRefusal(error, "auth.reset_invalid") ? "invalid" : undefined;
}
