import { LogOut } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { type Problems, useForm } from "../../../lib/use-form.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import type { ProfileDialogProps } from "../profile-dialog-props.ts";
import { useOpening } from "../use-opening.ts";

const empty = { currentPassword: "", newPassword: "", confirmation: "" };
/** Shortest new password (SEC-04, CONST-25). */
const passwordMin = 8;

/** Login and security: another password (SEC-01). */
export default function SecurityDialog(props: ProfileDialogProps) {
  return <PasswordChange key={useOpening(props.isOpen)} {...props} />;
}

function PasswordChange({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { security } = useTexts("profile");
  const common = useTexts("common");
  const { email } = useUser();
  const close = () => onOpenChange(false);
  const form = useForm({
    initial: empty,
    check: passwordProblems,
    send: async ({ currentPassword, newPassword }) => {
      await api("auth/change-password", { body: { currentPassword, newPassword } });
      close();
      toast({ title: security.changed, description: security.changedText, tone: "success" });
    },
    onFailure: (error) => toast({ title: security.failed, description: errorText(error), tone: "error" }),
  });
  const field = (name: keyof typeof empty) => ({
    name,
    isRequired: true,
    texts: common.fields,
    value: form.values[name],
    onChange: (value: string) => form.set({ [name]: value }),
    errorMessage: form.errors[name],
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      title={security.title}
      description={security.lead}
      isDirty={form.isDirty}
      onSubmit={form.submit}
      texts={common}
      footer={
        <>
          <Button slot="close">{common.cancel}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {security.save}
          </Button>
        </>
      }
    >
      <div ref={form.scope} className="flex flex-col gap-4">
        {/* Password managers look for it. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field("currentPassword")}
          autoFocus
          label={security.current}
          autoComplete="current-password"
        />
        <PasswordField
          {...field("newPassword")}
          label={security.next}
          description={security.nextHint}
          autoComplete="new-password"
        />
        <PasswordField {...field("confirmation")} label={security.confirmation} autoComplete="new-password" />
        <p className="flex items-start gap-2.5 rounded-md bg-sunken px-3 py-2.5 text-ink-muted text-xs">
          <LogOut size={16} aria-hidden className="shrink-0" />
          {security.otherDevices}
        </p>
      </div>
    </Dialog>
  );
}

/** In this order: everything given, long enough, the same twice (SEC-02 to SEC-04). */
function passwordProblems(values: typeof empty): Problems {
  const missing = Object.entries(values).filter(([, value]) => value === "");
  if (missing.length > 0) return Object.fromEntries(missing.map(([name]) => [name, { key: "required" }]));
  if (values.newPassword.length < passwordMin)
    return { newPassword: { key: "passwordTooShort", params: { min: passwordMin } } };
  return values.newPassword === values.confirmation ? {} : { confirmation: { key: "passwordsDiffer" } };
}
