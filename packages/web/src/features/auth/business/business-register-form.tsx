import { FormField } from "../../../lib/form/form-field.tsx";
import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { textLink } from "../dialog/mode-toggle.tsx";
import { RegistrationTerms } from "../registration-terms.tsx";
import type { useBusinessRegistration } from "./use-business-forms.ts";

interface BusinessRegisterFormProps {
  form: ReturnType<typeof useBusinessRegistration>;
  autoFocus: boolean;
}

export function BusinessRegisterForm({ form, autoFocus }: BusinessRegisterFormProps) {
  const { fields, register } = useTexts("auth");
  const { access } = useTexts("offer");
  const common = useTexts("common");
  const password = { autoComplete: "new-password", isRequired: true, texts: common.fields };
  return (
    <div className="flex flex-col gap-4">
      <FormField form={form} name="registrationCode">
        {(field) => (
          <TextField
            label={access.code}
            description={access.codeHint}
            autoComplete="off"
            spellCheck="false"
            autoFocus={autoFocus}
            isRequired
            {...field}
          />
        )}
      </FormField>
      <a
        href={`${paths.businessPrices}#code`}
        target="_blank"
        rel="noreferrer"
        className={`${textLink} -mt-2 self-start`}
      >
        {access.noCode}
      </a>
      <FormField form={form} name="name">
        {(field) => <TextField label={fields.name} autoComplete="name" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => <TextField label={fields.email} type="email" autoComplete="username" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField label={fields.password} description={fields.passwordHint} {...password} {...field} />
        )}
      </FormField>
      <FormField form={form} name="confirmation">
        {(field) => <PasswordField label={fields.confirmation} {...password} {...field} />}
      </FormField>
      <RegistrationTerms />
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending} className="w-full">
        {register}
      </Button>
    </div>
  );
}
