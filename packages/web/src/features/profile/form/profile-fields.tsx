import { availabilityMax, descriptionMax, skillsMax } from "@linkedpotential/contract/profile/limits";
import type { User } from "@linkedpotential/contract/user/schema";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TagField } from "../../../ui/tag-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AreaFields } from "./area-fields.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { isEmailChanged, type ProfileValues, splitSkills } from "./profile-values.ts";

interface ProfileFieldsProps {
  form: Form<ProfileValues>;
  user: User;
}

export function ProfileFields({ form, user }: ProfileFieldsProps) {
  const { edit } = useTexts("profile");
  const common = useTexts("common");
  const isFreelancer = user.role === "freelancer";
  const hints = edit.hints[user.role];
  const hasNewEmail = isEmailChanged(useWatch({ control: form.control, name: "email" }), user);
  return (
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <FormField form={form} name="name">
        {(field) => <TextField label={edit.name} autoComplete="name" isRequired maxLength={100} {...field} />}
      </FormField>
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            label={edit.email}
            description={hasNewEmail && edit.emailChanged}
            type="email"
            autoComplete="email"
            isRequired
            {...field}
          />
        )}
      </FormField>
      {hasNewEmail && (
        <FormField form={form} name="currentPassword">
          {(field) => (
            <PasswordField
              label={edit.currentPassword}
              description={edit.currentPasswordHint}
              className="md:col-span-2"
              autoComplete="current-password"
              isRequired
              texts={common.fields}
              {...field}
              value={field.value ?? ""}
              onChange={(text) => field.onChange(text || undefined)}
            />
          )}
        </FormField>
      )}
      {user.pendingEmail && !hasNewEmail && (
        <PendingEmail email={user.pendingEmail} onResend={(email) => form.setValues({ email })} />
      )}
      {isFreelancer && <TradeFields form={form} />}
      <FormField form={form} name="linkedinUrl">
        {(field) => (
          <TextField
            label={edit.linkedin}
            description={hints.linkedin}
            className={isFreelancer ? "" : "md:col-span-2"}
            inputMode="url"
            autoComplete="url"
            {...field}
            errorMessage={field.errorMessage && edit.linkedinInvalid(field.errorMessage)}
          />
        )}
      </FormField>
      {isFreelancer && (
        <FormField form={form} name="availability">
          {(field) => (
            <TextField
              label={edit.availability}
              description={edit.availabilityHint}
              className="md:col-span-2"
              maxLength={availabilityMax}
              {...field}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="description">
        {(field) => (
          <TextArea
            label={edit.info}
            description={hints.info}
            className="md:col-span-2"
            rows={4}
            maxLength={descriptionMax}
            counterMax={descriptionMax}
            {...field}
          />
        )}
      </FormField>
      {isFreelancer && <OfferFields form={form} />}
    </div>
  );
}

/** Fields of a freelancer's trade. Businesses have neither a trade from the list nor skills that anybody searches. */
function TradeFields({ form }: Pick<ProfileFieldsProps, "form">) {
  const { edit } = useTexts("profile");
  return (
    <>
      <AreaFields form={form} />
      <FormField form={form} name="skills">
        {(field) => (
          <TagField
            label={edit.skills}
            description={edit.skillsHint}
            max={skillsMax}
            maxLength={50}
            {...field}
            onChange={(tags) => field.onChange(splitSkills(tags))}
          />
        )}
      </FormField>
    </>
  );
}
