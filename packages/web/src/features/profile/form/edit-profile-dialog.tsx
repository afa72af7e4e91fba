import { profileChange } from "@linkedpotential/contract/profile/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useSaveProfile } from "../api.ts";
import { PictureField } from "../picture/picture-field.tsx";
import type { ProfileDialogProps } from "../profile-dialog-props.ts";
import { useOpening } from "../use-opening.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { isOtherEmail, valuesOf } from "./profile-values.ts";

export default function EditProfileDialog(props: ProfileDialogProps) {
  return <EditProfile key={useOpening(props.isOpen)} {...props} />;
}

function EditProfile({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { edit } = useTexts("profile");
  const common = useTexts("common");
  const user = useUser();
  const close = () => onOpenChange(false);
  const save = useSaveProfile();
  const form = useForm({
    schema: profileChange,
    initial: valuesOf(user),
    check: (values) =>
      isOtherEmail(values, user) && !values.currentPassword
        ? { currentPassword: { key: "currentPasswordRequired" } }
        : {},
    send: async (profile) => {
      await save.runAsync(profile);
      close();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={edit.title}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-6">
        <PictureField user={user} />
        <ProfileFields form={form} user={user} />
      </div>
    </Dialog>
  );
}
