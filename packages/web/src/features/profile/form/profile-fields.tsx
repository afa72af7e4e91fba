import { descriptionMax, skillsMax } from "@linkedpotential/contract/profile/values";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TagField } from "../../../ui/tag-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AreaFields } from "./area-fields.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { isOtherEmail, type ProfileValues, separateSkills } from "./profile-values.ts";

interface ProfileFieldsProps {
  form: Form<ProfileValues>;
  user: User;
}

export function ProfileFields({ form, user }: ProfileFieldsProps) {
  const { edit } = useTexts("profile");
  const common = useTexts("common");
  const hints = edit.hints[user.role];
  const isOther = isOtherEmail(form.values, user);
  const password = form.field("currentPassword");
  const skills = form.field("skills");
  const linkedin = form.field("linkedinUrl");
  return (
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <TextField label={edit.name} autoComplete="name" isRequired maxLength={100} {...form.field("name")} />
      <TextField
        label={edit.email}
        description={isOther && edit.emailChanged}
        type="email"
        autoComplete="email"
        isRequired
        {...form.field("email")}
      />
      {isOther && (
        <PasswordField
          label={edit.currentPassword}
          description={edit.currentPasswordHint}
          className="md:col-span-2"
          autoComplete="current-password"
          isRequired
          texts={common.fields}
          {...password}
          value={password.value ?? ""}
          onChange={(text) => password.onChange(text || undefined)}
        />
      )}
      {user.pendingEmail && !isOther && (
        <PendingEmail email={user.pendingEmail} onResend={(email) => form.set({ email })} />
      )}
      <AreaFields form={form} />
      <TagField
        label={edit.skills}
        description={edit.skillsHint}
        max={skillsMax}
        maxLength={50}
        {...skills}
        onChange={(tags) => skills.onChange(separateSkills(tags))}
      />
      <TextField
        label={edit.linkedin}
        description={hints.linkedin}
        inputMode="url"
        autoComplete="url"
        {...linkedin}
        errorMessage={linkedin.errorMessage && edit.linkedinInvalid(linkedin.errorMessage)}
      />
      <TextArea
        label={edit.info}
        description={hints.info}
        className="md:col-span-2"
        rows={4}
        maxLength={descriptionMax}
        counterMax={descriptionMax}
        {...form.field("description")}
      />
    </div>
  );
}
