import { newPasswordOfLink } from "@linkedpotential/contract/auth/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import type { MailLink } from "../../../lib/navigation/mail-link.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useAuthProblem } from "../auth-problem.ts";
import { confirmationProblem } from "../checks.ts";

interface ResetFormProps {
  link: MailLink;
  onEnd: (state: "done" | "invalid" | "expired") => void;
}

export function ResetForm({ link, onEnd }: ResetFormProps) {
  const { reset: texts, fields } = useTexts("auth");
  const common = useTexts("common");
  const reset = useAction("auth/reset-password", (body: MailLink & { newPassword: string }) => ({ body }), {
    says: { area: "auth", done: (auth) => auth.reset.toast },
  });
  const form = useForm({
    schema: newPasswordOfLink,
    initial: { newPassword: "", confirmation: "" },
    explain: useAuthProblem(texts.failed),
    check: ({ newPassword, confirmation }) => ({
      confirmation: confirmationProblem(newPassword, confirmation, "confirmationRequired"),
    }),
    send: async ({ newPassword }) => {
      try {
        await reset.runAsync({ ...link, newPassword });
      } catch (error) {
        const end = endOf(error);
        if (!end) throw error;
        onEnd(end);
        return;
      }
      onEnd("done");
    },
  });
  return (
    <Form form={form}>
      <h1 className="font-semibold text-lg">{texts.title}</h1>
      <p className="mt-2 text-ink-muted text-sm">{texts.lead(link.email)}</p>
      <div className="mt-6 flex flex-col gap-4">
        <FormProblem text={form.problem} />
        {/* Password managers store the new password under this name. */}
        <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
        <PasswordField
          label={fields.newPassword}
          description={fields.resetHint}
          autoComplete="new-password"
          autoFocus
          isRequired
          texts={common.fields}
          {...form.field("newPassword")}
          name="password"
        />
        <PasswordField
          label={fields.confirmation}
          autoComplete="new-password"
          isRequired
          texts={common.fields}
          {...form.field("confirmation")}
        />
        <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}

/** Returns the final state when the link can never work again. Undefined for errors that may be retried. */
function endOf(error: unknown): "invalid" | "expired" | undefined {
  if (isRefusal(error, "auth.reset_expired")) return "expired";
  return isRefusal(error, "auth.reset_invalid") ? "invalid" : undefined;
}
