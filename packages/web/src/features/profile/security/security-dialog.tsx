import { passwordMin } from "@linkedpotential/contract/auth/limits";
import { passwordChange } from "@linkedpotential/contract/auth/schema";
import type { Problem } from "@linkedpotential/contract/problems";
import { LogOut } from "lucide-react";
import { useAction } from "../../../lib/action/use-action.ts";
import { hasFields } from "../../../lib/api/api-error.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { type ProfileDialogProps, useOpenCount } from "../profile-dialog.ts";

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

const empty = { currentPassword: "", newPassword: "", confirmation: "" };

export default function SecurityDialog(props: ProfileDialogProps) {
  return <PasswordChange key={useOpenCount(props.isOpen)} {...props} />;
}

function PasswordChange({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { security } = useTexts("profile");
  const common = useTexts("common");
  const { email } = useUser();
  const close = () => onOpenChange(false);
  const change = usePasswordChange();
  const form = useForm({
    schema: passwordChange,
    initial: empty,
    check: confirmationProblem,
    onSubmit: async (passwords) => {
      await change.runAsync(passwords);
      close();
    },
  });
  const password = { isRequired: true, texts: common.fields };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      title={security.title}
      description={security.lead}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={security.save} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-4">
        {/* Tells password managers which account the password is for. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormField form={form} name="currentPassword">
          {(field) => (
            <PasswordField
              {...field}
              {...password}
              autoFocus
              label={security.current}
              autoComplete="current-password"
            />
          )}
        </FormField>
        <FormField form={form} name="newPassword">
          {(field) => (
            <PasswordField
              {...field}
              {...password}
              label={security.next}
              description={security.nextHint}
              autoComplete="new-password"
            />
          )}
        </FormField>
        <FormField form={form} name="confirmation">
          {(field) => (
            <PasswordField {...field} {...password} label={security.confirmation} autoComplete="new-password" />
          )}
        </FormField>
        <p className="flex items-start gap-2.5 rounded-md bg-sunken px-3 py-2.5 text-ink-muted text-xs">
          <LogOut size={16} aria-hidden className="shrink-0" />
          {security.otherDevices}
        </p>
      </div>
    </Dialog>
  );
}

/**
 * Returns the action that changes the password. It is not canceled when the dialog closes, because the server may
 * already have changed the password.
 */
function usePasswordChange() {
  return useAction("auth/change-password", (body: Passwords) => ({ body }), {
    toasts: {
      area: "profile",
      done: ({ security }) => ({ title: security.changed, description: security.changedText }),
      failed: ({ security }, error) =>
        hasFields(error) ? undefined : { title: security.failed, description: errorText(error) },
    },
  });
}

function confirmationProblem({ newPassword, confirmation }: typeof empty): { confirmation?: Problem } {
  if (confirmation === "") return { confirmation: { key: "confirmationRequired" } };
  const isLongEnough = newPassword.length >= passwordMin;
  return isLongEnough && newPassword !== confirmation ? { confirmation: { key: "passwordsDiffer" } } : {};
}
