import { FormField } from "../../../lib/form/form-field.tsx";
import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { RegistrationTerms } from "../registration-terms.tsx";
import { AreaLink } from "./area-link.tsx";
import { ModeToggle } from "./mode-toggle.tsx";
import type { RegisterFormState } from "./use-auth-forms.ts";

interface RegisterFormProps {
  form: RegisterFormState;
  onToggle: (email: string) => void;
}

export function RegisterForm({ form, onToggle }: RegisterFormProps) {
  const texts = useTexts("auth");
  const common = useTexts("common");
  return (
    <div className="flex flex-col gap-4">
      <FormField form={form} name="name">
        {(field) => <TextField label={texts.fields.name} autoComplete="name" autoFocus isRequired {...field} />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => <TextField label={texts.fields.email} type="email" autoComplete="username" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField
            label={texts.fields.password}
            description={texts.fields.passwordHint}
            autoComplete="new-password"
            isRequired
            texts={common.fields}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="confirmation">
        {(field) => (
          <PasswordField
            label={texts.fields.confirmation}
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
      <div>
        <ModeToggle
          question={texts.dialog.hasAccount}
          action={texts.dialog.toSignIn}
          onToggle={() => onToggle(form.getValues("email"))}
        />
        <AreaLink texts={texts.dialog.business} mode="register" path={paths.business} />
      </div>
    </div>
  );
}
