import { countCharacters } from "@linkedpotential/contract/characters";
import { requestMessageMax, requestMessageMin } from "@linkedpotential/contract/collaboration-requests/limits";
import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { companyMax } from "@linkedpotential/contract/project-requests/limits";
import { newProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import { type Form, useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { companyQuery } from "../../../parts/company/api.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSendRequest } from "../api.ts";

interface RequestDialogProps {
  person: Pick<Freelancer, "id" | "name" | "activityArea">;
  onClose: () => void;
}

interface RequestValues {
  toUserId: number;
  message: string;
  sharesContact: boolean;
  company: string;
}

export function RequestDialog({ person: { id: toUserId, name, activityArea }, onClose }: RequestDialogProps) {
  const { request: texts } = useTexts("freelancers");
  const common = useTexts("common");
  const send = useSendRequest();
  const { data: company } = useQuery(companyQuery);
  const initial: RequestValues = { toUserId, message: "", sharesContact: false, company: company?.name ?? "" };
  const form = useForm({
    schema: newProjectRequest,
    initial,
    onSubmit: async (request) => {
      await send.runAsync(request);
      onClose();
    },
  });
  const isTooShort = useWatch({
    control: form.control,
    name: "message",
    compute: (message) => missingCharacters(message) > 0,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title(name)}
      description={activityArea}
      form={form}
      texts={common}
      footer={
        <FormButtons
          cancelLabel={common.cancel}
          submitLabel={texts.send}
          isPending={form.isPending}
          isDisabled={isTooShort}
        />
      }
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="message">
          {(field) => (
            <TextArea
              label={texts.message}
              placeholder={texts.placeholder}
              description={isTooShort ? texts.missing(missingCharacters(field.value)) : texts.enough}
              rows={8}
              autoFocus
              maxLength={requestMessageMax}
              counterMax={requestMessageMax}
              {...field}
            />
          )}
        </FormField>
        <ContactFields form={form} />
      </div>
    </Dialog>
  );
}

function ContactFields({ form }: { form: Form<RequestValues> }) {
  const { request: texts } = useTexts("freelancers");
  const { email } = useUser();
  const isShared = useWatch({ control: form.control, name: "sharesContact" });
  return (
    <div className="flex flex-col gap-3">
      <div>
        <FormField form={form} name="sharesContact">
          {({ name: field, value, onChange, errorMessage }) => (
            <Checkbox
              name={field}
              isSelected={value}
              onChange={onChange}
              errorMessage={errorMessage}
              className="items-start!"
            >
              {texts.share}
            </Checkbox>
          )}
        </FormField>
        <p className="mt-1 pl-7 text-ink-muted text-xs [overflow-wrap:anywhere]">
          {isShared ? texts.shared(email) : texts.notShared}
        </p>
      </div>
      {isShared && (
        <FormField form={form} name="company">
          {(field) => <TextField label={texts.company} autoComplete="organization" maxLength={companyMax} {...field} />}
        </FormField>
      )}
    </div>
  );
}

const missingCharacters = (message: string): number => Math.max(0, requestMessageMin - countCharacters(message.trim()));
