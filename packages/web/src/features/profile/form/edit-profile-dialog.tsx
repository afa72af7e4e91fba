import { profileChange } from "@linkedpotential/contract/profile/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { useMerge } from "../../../lib/form/use-merge.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useSaveProfile } from "../api.ts";
import { PictureField } from "../picture/picture-field.tsx";
import { type ProfileDialogProps, useOpenCount } from "../profile-dialog.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { initialValues, isEmailChanged, type ProfileValues } from "./profile-values.ts";

const quotedFields = [
  ...(["name", "email", "activityArea", "skills", "description", "availability", "linkedinUrl"] as const),
  "dayRate",
] as const;

export default function EditProfileDialog(props: ProfileDialogProps) {
  return <EditProfile key={useOpenCount(props.isOpen)} {...props} />;
}

function EditProfile({ isOpen, onOpenChange }: ProfileDialogProps) {
  const { edit } = useTexts("profile");
  const common = useTexts("common");
  const user = useUser();
  const close = () => onOpenChange(false);
  const initial = initialValues(user);
  const merge = useMerge<ProfileValues>(initial, quotedFields);
  const save = useSaveProfile((profile, fresh) => merge(profile, initialValues(fresh)));
  const form = useForm({
    schema: profileChange,
    initial,
    check: ({ email, currentPassword }) =>
      isEmailChanged(email, user) && !currentPassword ? { currentPassword: { key: "currentPasswordRequired" } } : {},
    onSubmit: async (profile) => {
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
