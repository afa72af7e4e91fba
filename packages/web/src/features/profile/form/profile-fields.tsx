import { activityAreas, descriptionMax, skillsMax } from "@linkedpotential/contract/profile/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import type { Form } from "../../../lib/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TagField } from "../../../ui/tag-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { isOtherEmail, noArea, otherArea, type ProfileValues, separateSkills } from "./profile-values.ts";

interface ProfileFieldsProps {
  form: Form<ProfileValues>;
  user: User;
}

/** The fields of the profile (PROF-03 to PROF-08). */
export function ProfileFields({ form, user }: ProfileFieldsProps) {
  const { edit } = useTexts("profile");
  const { values, errors, set } = form;
  const common = useTexts("common");
  const isOther = isOtherEmail(values, user);
  return (
    <div ref={form.scope} className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <TextField
        label={edit.name}
        name="name"
        autoComplete="name"
        isRequired
        maxLength={100}
        value={values.name}
        onChange={(name) => set({ name })}
        errorMessage={errors.name}
      />
      <TextField
        label={edit.email}
        description={isOther && edit.emailChanged}
        type="email"
        name="email"
        autoComplete="email"
        isRequired
        value={values.email}
        onChange={(email) => set({ email })}
        errorMessage={errors.email}
      />
      {isOther && (
        <PasswordField
          label={edit.currentPassword}
          description={edit.currentPasswordHint}
          className="md:col-span-2"
          name="currentPassword"
          autoComplete="current-password"
          isRequired
          texts={common.fields}
          value={values.currentPassword}
          onChange={(currentPassword) => set({ currentPassword })}
          errorMessage={errors.currentPassword}
        />
      )}
      {user.pendingEmail && !isOther && <PendingEmail email={user.pendingEmail} onResend={(email) => set({ email })} />}
      <AreaFields form={form} />
      <TagField
        label={edit.skills}
        description={edit.skillsHint}
        errorMessage={errors.skills}
        max={skillsMax}
        maxLength={50}
        value={values.skills}
        onChange={(tags) => set({ skills: separateSkills(tags) })}
      />
      <TextField
        label={edit.linkedin}
        description={edit.linkedinHint}
        name="linkedinUrl"
        inputMode="url"
        autoComplete="url"
        value={values.linkedinUrl}
        onChange={(linkedinUrl) => set({ linkedinUrl })}
        errorMessage={errors.linkedinUrl && edit.linkedinInvalid(errors.linkedinUrl)}
      />
      <TextArea
        label={edit.info}
        description={edit.infoHint}
        className="md:col-span-2"
        rows={4}
        maxLength={descriptionMax}
        counterMax={descriptionMax}
        value={values.description}
        onChange={(description) => set({ description })}
        errorMessage={errors.description}
      />
    </div>
  );
}

function AreaFields({ form: { values, errors, set } }: Pick<ProfileFieldsProps, "form">) {
  const { edit, activityAreas: labels } = useTexts("profile");
  const isOther = values.area === otherArea;
  return (
    <>
      <Select
        label={edit.activityArea}
        choices={[
          { id: noArea, label: edit.noActivityArea },
          ...activityAreas.map((area) => ({ id: area, label: labels[area] })),
        ]}
        value={values.area}
        onChange={(area) => set({ area })}
        errorMessage={isOther ? undefined : errors.activityArea}
        {...(isOther ? {} : { className: "md:col-span-2" })}
      />
      {isOther && (
        <TextField
          label={edit.ownActivityArea}
          description={edit.ownActivityAreaHint}
          maxLength={100}
          value={values.activityArea}
          onChange={(activityArea) => set({ activityArea })}
          errorMessage={errors.activityArea}
        />
      )}
    </>
  );
}
