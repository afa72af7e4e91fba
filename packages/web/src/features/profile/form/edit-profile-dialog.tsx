import type { User } from "@linkedpotential/contract/user/schema";
import { api } from "../../../lib/api.ts";
import { ApiError, isRefusal } from "../../../lib/api-error.ts";
import { useUser } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { useForm } from "../../../lib/use-form.ts";
import { errorText } from "../../../texts/error-text.ts";
import { loadedTexts, useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showSavedProfile } from "../api.ts";
import { PictureField } from "../picture/picture-field.tsx";
import type { ProfileDialogProps } from "../profile-dialog-props.ts";
import { useOpening } from "../use-opening.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { bodyOf, isOtherEmail, profileProblems, valuesOf } from "./profile-values.ts";

/** The profile and its picture (PROF-01, AVATAR-01). */
export default function EditProfileDialog(props: ProfileDialogProps) {
  return <EditProfile key={useOpening(props.isOpen)} {...props} />;
}

function EditProfile({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { edit } = useTexts("profile");
  const common = useTexts("common");
  const user = useUser();
  const close = () => onOpenChange(false);
  const form = useForm({
    initial: valuesOf(user),
    check: (values) => profileProblems(values, user),
    send: async (values) => {
      const saved = await save(values);
      showSavedProfile(saved);
      close();
      const { pendingEmail } = saved;
      const description = isOtherEmail(values, user) && pendingEmail ? edit.verificationSent(pendingEmail) : undefined;
      toast({ title: edit.saved, tone: "success", ...(description ? { description } : {}) });
    },
    onFailure: () => undefined,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={edit.title}
      isDirty={form.isDirty}
      onSubmit={form.submit}
      texts={common}
      footer={
        <>
          <Button slot="close">{common.cancel}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {common.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <PictureField user={user} />
        <ProfileFields form={form} user={user} />
      </div>
    </Dialog>
  );
}

/** A refused save is told by a toast, whatever the fields say besides (ERR-38 to ERR-41). */
async function save(values: Parameters<typeof bodyOf>[0]): Promise<User> {
  try {
    return (await api("profile/update", { body: bodyOf(values) })).user;
  } catch (error) {
    const told = failureTexts(error);
    if (told) toast({ ...told, tone: "error" });
    throw error;
  }
}

function failureTexts(error: unknown): { title: string; description?: string } | undefined {
  const errors = loadedTexts("profile")?.edit.errors;
  if (!errors) return undefined;
  if (!(error instanceof ApiError)) return { title: errors.failed };
  if (isRefusal(error, "profile.email_taken")) return { title: errors.emailTaken };
  if (error.status === 401) return { title: errors.signedOut };
  const hasOwnText = error.code !== undefined || error.status === 0;
  return { title: errors.failed, ...(hasOwnText ? { description: errorText(error) } : {}) };
}
