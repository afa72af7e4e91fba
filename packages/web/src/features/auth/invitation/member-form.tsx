import { memberRegistration } from "@linkedpotential/contract/business/company/schema";
import * as z from "zod/mini";
import { useAction } from "../../../lib/action/use-action.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { getLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSignIn } from "../api.ts";
import { RegistrationTerms } from "../registration-terms.tsx";

const schema = z.pick(memberRegistration, { name: true, password: true });
type Values = z.output<typeof schema>;

interface MemberFormProps {
  token: string;
  email: string;
}

/** Registers the invited person and signs them in. The link has verified the address. */
export function MemberForm({ token, email }: MemberFormProps) {
  const { fields } = useTexts("auth");
  const texts = useTexts("invitation");
  const common = useTexts("common");
  const register = useAction("business/register-member", (values: Values) => ({
    body: { ...values, token, language: getLanguage() },
  }));
  const signIn = useSignIn({ isPageReplaced: true });
  const form = useForm({
    schema,
    initial: { name: "", password: "" },
    onSubmit: async (values) => {
      await register.runAsync(values);
      await signIn.runAsync({ email, password: values.password, rememberMe: false });
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <FormProblem text={form.problem} />
      <TextField label={fields.email} type="email" autoComplete="username" value={email} isReadOnly />
      <FormField form={form} name="name">
        {(field) => <TextField label={fields.name} autoComplete="name" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField
            label={fields.password}
            description={fields.passwordHint}
            autoComplete="new-password"
            isRequired
            texts={common.fields}
            {...field}
          />
        )}
      </FormField>
      <RegistrationTerms />
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending} className="w-full">
        {texts.register}
      </Button>
    </Form>
  );
}
