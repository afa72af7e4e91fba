import { passwordProof } from "@linkedpotential/contract/auth/schema";
import { useState } from "react";
import { useAction } from "../../../lib/action/use-action.ts";
import { hasFields, isNoAnswer } from "../../../lib/api/api-error.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { isSessionGone, useUser } from "../../../lib/session/session.ts";
import { leaveDeletedAccount } from "../../../lib/session/sign-out.ts";
import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { type ProfileDialogProps, useOpenCount } from "../profile-dialog.ts";

export function DeleteAccountDialog(props: ProfileDialogProps) {
  return <Steps key={useOpenCount(props.isOpen)} {...props} />;
}

function Steps({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { data } = useTexts("profile");
  const { deletion: texts } = data;
  const common = useTexts("common");
  const { email } = useUser();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeletion();
  const form = useForm({
    schema: passwordProof,
    initial: { currentPassword: "" },
    onSubmit: async (proof) => {
      try {
        await remove.runAsync(proof);
      } catch (error) {
        // If the session no longer exists, the account was deleted and only the answer was lost.
        if (!isNoAnswer(error) || !(await isSessionGone())) throw error;
      }
      leaveDeletedAccount();
    },
  });
  const close = () => onOpenChange(false);
  if (!isConfirming) {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={texts.title}
        description={texts.lead}
        texts={common}
        footer={
          <>
            <Button slot="close">{common.cancel}</Button>
            <Button variant="primary" onPress={() => setConfirming(true)}>
              {texts.next}
            </Button>
          </>
        }
      >
        <Consequences />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      title={texts.confirmTitle}
      description={texts.confirmLead}
      form={form}
      texts={common}
      footer={
        <>
          <Button onPress={() => setConfirming(false)}>{texts.back}</Button>
          <Button type="submit" variant="danger" isPending={form.isPending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {/* Tells password managers which account the password is for. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField form={form} name="currentPassword">
        {(field) => (
          <PasswordField
            {...field}
            isRequired
            autoFocus
            label={texts.password}
            autoComplete="current-password"
            texts={common.fields}
          />
        )}
      </FormField>
    </Dialog>
  );
}

function Consequences() {
  const { data } = useTexts("profile");
  const { goes, stays, keep } = data.deletion;
  const { role } = useUser();
  return (
    <div className="flex flex-col gap-5 text-sm">
      {[goes, stays].map(({ title, [role]: points }) => (
        <section key={title}>
          <h3 className="mb-2 font-semibold">{title}</h3>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-ink-muted">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="text-ink-muted">{keep}</p>
    </div>
  );
}

const useDeletion = () =>
  useAction("user/delete", (body: { currentPassword: string }) => ({ body }), {
    toasts: {
      area: "profile",
      failed: ({ data }, error) =>
        hasFields(error) ? undefined : { title: data.deletion.failed, description: errorText(error) },
    },
  });
