import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FailureNote } from "../failure-note.tsx";
import { ModeToggle } from "./mode-toggle.tsx";
import type { RegisterFormState } from "./use-auth-forms.ts";

interface RegisterFormProps {
  form: RegisterFormState;
  onToggle: (email: string) => void;
}

export function RegisterForm({ form, onToggle }: RegisterFormProps) {
  const texts = useTexts("auth");
  const common = useTexts("common");
  const { values, errors } = form;
  return (
    <div ref={form.scope} className="flex flex-col gap-4">
      <FailureNote error={form.failure} fallback={texts.errors.register} />
      <TextField
        label={texts.fields.name}
        name="name"
        autoComplete="name"
        autoFocus
        isRequired
        value={values.name}
        onChange={(name) => form.set({ name })}
        errorMessage={errors.name}
      />
      <TextField
        label={texts.fields.email}
        type="email"
        name="email"
        autoComplete="username"
        isRequired
        value={values.email}
        onChange={(email) => form.set({ email })}
        errorMessage={errors.email}
      />
      <PasswordField
        label={texts.fields.password}
        description={texts.fields.passwordHint}
        name="password"
        autoComplete="new-password"
        isRequired
        texts={common.fields}
        value={values.password}
        onChange={(password) => form.set({ password })}
        errorMessage={errors.password}
      />
      <PasswordField
        label={texts.fields.confirmation}
        name="confirmation"
        autoComplete="new-password"
        isRequired
        texts={common.fields}
        value={values.confirmation}
        onChange={(confirmation) => form.set({ confirmation })}
        errorMessage={errors.confirmation}
      />
      <Button type="submit" variant="primary" size="lg" isPending={form.isPending} className="w-full">
        {texts.register}
      </Button>
      <ModeToggle
        question={texts.dialog.hasAccount}
        action={texts.dialog.toSignIn}
        onToggle={() => onToggle(values.email)}
      />
    </div>
  );
}
