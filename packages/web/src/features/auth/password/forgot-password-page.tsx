import { mailRequest } from "@linkedpotential/contract/auth/schema";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useForgotPassword } from "../api.ts";
import { useAuthErrorText } from "../auth-error-text.ts";
import { AuthFrame } from "../mail-link/auth-frame.tsx";
import { Outcome } from "../mail-link/outcome.tsx";
import { SignInLink } from "../mail-link/sign-in-link.tsx";

/** Shows the same answer whether or not the account exists, so that nobody can find out which accounts exist (D5). */
export function ForgotPasswordPage() {
  const { forgot: texts } = useTexts("auth");
  const [sentTo, setSentTo] = useState<string>();
  useDocumentTitle(texts.title);
  return (
    <AuthFrame>
      {sentTo === undefined ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <Outcome icon={MailCheck} tone="accent" title={texts.sentTitle} text={texts.sentText(sentTo)}>
          <SignInLink variant="primary">{texts.back}</SignInLink>
          <Button variant="quiet" size="lg" onPress={() => setSentTo(undefined)}>
            {texts.again}
          </Button>
        </Outcome>
      )}
    </AuthFrame>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { forgot: texts, fields } = useTexts("auth");
  const request = useForgotPassword();
  const form = useForm({
    schema: mailRequest,
    initial: { email: "" },
    failureText: useAuthErrorText(texts.failed),
    onSubmit: async ({ email }) => {
      await request.runAsync(email);
      onSent(email);
    },
  });
  return (
    <Form form={form}>
      <h1 className="font-semibold text-lg">{texts.title}</h1>
      <p className="mt-2 text-ink-muted text-sm">{texts.lead}</p>
      <div className="mt-6 flex flex-col gap-4">
        <FormProblem text={form.problem} />
        <FormField form={form} name="email">
          {(field) => (
            <TextField label={fields.email} type="email" autoComplete="username" autoFocus isRequired {...field} />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
          {texts.submit}
        </Button>
        <SignInLink variant="quiet">{texts.back}</SignInLink>
      </div>
    </Form>
  );
}
