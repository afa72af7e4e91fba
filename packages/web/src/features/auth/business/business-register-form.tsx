import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
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
      <TextField
        label={access.code}
        description={access.codeHint}
        autoComplete="off"
        spellCheck="false"
        autoFocus={autoFocus}
        isRequired
        {...form.field("registrationCode")}
      />
      <TextField label={fields.name} autoComplete="name" isRequired {...form.field("name")} />
      <TextField label={fields.email} type="email" autoComplete="username" isRequired {...form.field("email")} />
      <PasswordField
        label={fields.password}
        description={fields.passwordHint}
        {...password}
        {...form.field("password")}
      />
      <PasswordField label={fields.confirmation} {...password} {...form.field("confirmation")} />
      <RegistrationTerms />
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending} className="w-full">
        {register}
      </Button>
    </div>
  );
}
