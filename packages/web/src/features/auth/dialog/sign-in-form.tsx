import { FormField } from "../../../lib/form/form-field.tsx";
import { paths } from "../../../lib/navigation/paths.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AreaLink } from "./area-link.tsx";
import { ModeToggle, textLink } from "./mode-toggle.tsx";
import type { SignInFormState } from "./use-auth-forms.ts";

interface SignInFormProps {
  form: SignInFormState;
  forgotPath: string;
  /** Switches to the registration form. Absent if the page shows that form in another tab. */
  onToggle?: (email: string) => void;
  autoFocus?: boolean;
}

export function SignInForm({ form, forgotPath, onToggle, autoFocus = true }: SignInFormProps) {
  const texts = useTexts("auth");
  const common = useTexts("common");
  return (
    <div className="flex flex-col gap-4">
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            label={texts.fields.email}
            type="email"
            autoComplete="username"
            autoFocus={autoFocus}
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {(field) => (
          <PasswordField
            label={texts.fields.password}
            autoComplete="current-password"
            isRequired
            texts={common.fields}
            {...field}
          />
        )}
      </FormField>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <FormField form={form} name="rememberMe">
          {({ name, value, onChange }) => (
            <Checkbox name={name} isSelected={value} onChange={onChange}>
              {texts.fields.rememberMe}
            </Checkbox>
          )}
        </FormField>
        <a href={forgotPath} className={textLink}>
          {texts.fields.forgot}
        </a>
      </div>
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending} className="w-full">
        {texts.signIn}
      </Button>
      {onToggle && (
        <div>
          <ModeToggle
            question={texts.dialog.noAccount}
            action={texts.dialog.toRegister}
            onToggle={() => onToggle(form.getValues("email"))}
          />
          <AreaLink texts={texts.dialog.business} mode="login" path={paths.business} />
        </div>
      )}
    </div>
  );
}
