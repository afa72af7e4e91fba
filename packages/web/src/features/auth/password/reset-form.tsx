import { newPasswordOfLink } from "@linkedpotential/contract/auth/schema";
import { useAction } from "../../../lib/action/use-action.ts";
import { isRefusal } from "../../../lib/api/api-error.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import type { MailLink } from "../../../lib/navigation/mail-link.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { useAuthErrorText } from "../auth-error-text.ts";
import { confirmationProblem } from "../confirmation-problem.ts";

interface ResetFormProps {
  link: MailLink;
  onEnd: (state: "done" | "invalid" | "expired") => void;
}

export function ResetForm({ link, onEnd }: ResetFormProps) {
  const { reset: texts, fields } = useTexts("auth");
  const common = useTexts("common");
  const reset = useAction("auth/reset-password", (body: MailLink & { newPassword: string }) => ({ body }), {
    toasts: { area: "auth", done: (auth) => auth.reset.toast },
  });
  const form = useForm({
    schema: newPasswordOfLink,
    initial: { newPassword: "", confirmation: "" },
    failureText: useAuthErrorText(texts.failed),
    check: ({ newPassword, confirmation }) => ({
      confirmation: confirmationProblem(newPassword, confirmation, "confirmationRequired"),
    }),
    onSubmit: async ({ newPassword }) => {
      try {
        await reset.runAsync({ ...link, newPassword });
      } catch (error) {
        const finalState = finalStateAfter(error);
        if (!finalState) throw error;
        onEnd(finalState);
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
        {/* Tells password managers which account the password is for. */}
        <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
        <FormField form={form} name="newPassword">
          {(field) => (
            <PasswordField
              label={fields.newPassword}
              description={fields.resetHint}
              autoComplete="new-password"
              autoFocus
              isRequired
              texts={common.fields}
              {...field}
              name="password"
            />
          )}
        </FormField>
        <FormField form={form} name="confirmation">
          {(field) => (
            <PasswordField
              label={fields.confirmation}
              autoComplete="new-password"
              isRequired
              texts={common.fields}
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}

/** Returns the final state if the link cannot work again. Undefined for errors after which a retry may succeed. */
function finalStateAfter(error: unknown): "invalid" | "expired" | undefined {
  if (isRefusal(error, "auth.reset_expired")) return "expired";
  return isRefusal(error, "auth.reset_invalid") ? "invalid" : undefined;
}
