import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { languages, themes, timezones } from "@linkedpotential/contract/user/settings";
import type { ReactNode } from "react";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { BlockedPeopleButton } from "../../../parts/moderation/blocked-people-button.tsx";
import { languageNames } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Table } from "../../../ui/table.tsx";
import { CalendarFeed } from "../calendar-feed/calendar-feed.tsx";
import { YourData } from "../data/your-data.tsx";
import { ChancesFields } from "./chances-fields.tsx";
import type { SettingsForm } from "./settings-form.ts";

const kinds = [
  "crm_followup",
  "event_reminder",
  "collaboration_request",
  "collaboration_request_accepted",
  "project_request",
  "new_post",
] as const satisfies readonly NotificationKind[];
const channels = ["inApp", "mail"] as const;

const businessKinds = ["collaboration_request", "project_request"] as const satisfies readonly NotificationKind[];

interface SettingsFieldsProps {
  form: SettingsForm;
  onDeleteAccount: () => void;
}

export function SettingsFields({ form, onDeleteAccount }: SettingsFieldsProps) {
  const { settings: texts, calendarFeed, data } = useTexts("profile");
  // Businesses have neither the community nor its notifications.
  const isFreelancer = useUser().role === "freelancer";
  return (
    <div className="flex flex-col gap-6 divide-y divide-line">
      <Group title={texts.display}>
        <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
          <FormField form={form} name="language">
            {(field) => (
              <Select
                label={texts.language}
                choices={languages.map((id) => ({ id, label: languageNames[id] }))}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="timezone">
            {(field) => (
              <Select
                label={texts.timezone}
                description={texts.timezoneHint}
                choices={timezones.map((id) => ({ id, label: id }))}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="theme">
            {(field) => (
              <RadioGroup
                look="segments"
                orientation="horizontal"
                label={texts.theme}
                choices={themes.map((id) => ({ id, label: texts.themes[id] }))}
                {...field}
              />
            )}
          </FormField>
        </div>
      </Group>
      {!isFreelancer && (
        <Group title={texts.notifications}>
          <NotificationSwitches
            form={form}
            rows={businessKinds.map((kind) => ({ kind, name: texts.businessKinds[kind] }))}
          />
        </Group>
      )}
      {isFreelancer && (
        <>
          <Group title={texts.work}>
            <ChancesFields form={form} />
          </Group>
          <Group title={texts.community}>
            <FormField form={form} name="profileVisible">
              {({ name, value, onChange }) => (
                <Switch name={name} isSelected={value} onChange={onChange} className="items-start!">
                  <span>
                    {texts.profileVisible}
                    <span className="mt-0.5 block text-ink-subtle text-xs">{texts.profileVisibleHint}</span>
                  </span>
                </Switch>
              )}
            </FormField>
            <div className="mt-5">
              <BlockedPeopleButton />
            </div>
          </Group>
          <Group title={texts.notifications}>
            <NotificationSwitches form={form} rows={kinds.map((kind) => ({ kind, name: texts.kinds[kind] }))} />
          </Group>
          <Group title={calendarFeed.title}>
            <CalendarFeed />
          </Group>
        </>
      )}
      <Group title={data.title}>
        <YourData onDelete={onDeleteAccount} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="not-last:pb-6">
      <h3 className="mb-4 font-semibold text-base">{title}</h3>
      {children}
    </section>
  );
}

interface NotificationSwitchesProps extends Pick<SettingsFieldsProps, "form"> {
  rows: readonly { kind: NotificationKind; name: string }[];
}

function NotificationSwitches({ form, rows }: NotificationSwitchesProps) {
  const { settings: texts } = useTexts("profile");
  return (
    <Table label={texts.notifications}>
      <thead>
        <tr className="text-ink-subtle text-xs">
          <td />
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-17 sm:w-24 pb-1.5 pl-2 text-center font-medium">
              {texts.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, name: rowName }) => (
          <tr key={kind} className="border-line border-t">
            <th scope="row" className="py-2.5 text-left font-normal [overflow-wrap:anywhere]">
              {rowName}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="py-2.5 pl-2 text-center">
                <FormField form={form} name={`notifications.${kind}.${channel}`}>
                  {({ name, value, onChange }) => (
                    <Switch
                      aria-label={texts.toggle(rowName, texts.channels[channel])}
                      name={name}
                      isSelected={value}
                      onChange={onChange}
                    />
                  )}
                </FormField>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
