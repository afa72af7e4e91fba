import { userSearchMax } from "@linkedpotential/contract/admin/limits";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { ParticipantList } from "@linkedpotential/contract/live-trainings/participants-schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTypedText } from "../../../../lib/use-typed-text.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { ComboBox } from "../../../../ui/combo-box.tsx";
import { foundPeopleQuery } from "./participants-api.ts";

/** A single letter finds too many accounts, and each search counts towards a limit per hour. */
const searchMin = 2;

const textOf = (typed: string): string => typed.trim().slice(0, userSearchMax);

export type FoundPerson = Pick<ListedUser, "name" | "email">;

interface PersonFieldProps {
  people: ParticipantList;
  description: string | undefined;
  value: string;
  onChange: (address: string) => void;
  /** Account that was chosen last. */
  chosen: FoundPerson | undefined;
  onChoose: (person: FoundPerson) => void;
  errorMessage: string | undefined;
  /** Called for Enter while the list is open and no option is focused. */
  onEnter: () => void;
}

/**
 * Field for the address of an account. Lists the accounts of freelancers whose name or address begins with the text.
 * Those that cannot be added say why.
 */
export function PersonField({ people, onEnter, value, onChange, chosen, onChoose, ...field }: PersonFieldProps) {
  const { list } = useTexts("event-admin");
  const stateOf = usePersonState(people);
  const [search, setSearch] = useState("");
  const [, setTyped] = useTypedText(search, setSearch);
  const text = textOf(search);
  const { data, isFetching, isError } = useQuery({
    ...foundPeopleQuery(text),
    enabled: text.length >= searchMin,
    placeholderData: keepPreviousData,
  });
  // The field is emptied after each account, while the last search stays.
  const isSearchable = textOf(value).length >= searchMin;
  const found = (isSearchable && data) || [];
  const choices = found.map((person) => ({
    id: String(person.id),
    label: person.name,
    text: person.email,
    description: [person.email, ...stateOf(person).texts].join(" · "),
  }));
  const isWaiting = isFetching || textOf(value) !== text;
  const nobody = isError ? list.searchFailed : list.found(0);
  return (
    <ComboBox
      aria-label={list.addLabel}
      placeholder={list.addLabel}
      openLabel={list.openPeople}
      {...(isSearchable && { emptyText: isWaiting ? list.searching : nobody })}
      menuTrigger="input"
      allowsCustomValue
      className="min-w-0 flex-1 basis-56"
      choices={choices}
      defaultFilter={() => true}
      disabledKeys={found.filter((person) => stateOf(person).isRefused).map(({ id }) => String(id))}
      value={choices.find((choice) => choice.text === value && choice.text === chosen?.email)?.id ?? null}
      onChange={(id) => {
        const person = found.find((one) => String(one.id) === id);
        if (!person) return;
        onChoose(person);
        onChange(person.email);
      }}
      inputValue={value}
      onInputChange={(typed) => {
        onChange(typed);
        setTyped(typed);
      }}
      onKeyDown={({ key, target }) => {
        if (key === "Enter" && isListOpenWithoutFocus(target)) onEnter();
      }}
      {...field}
    />
  );
}

/** React Aria closes the list on Enter instead of submitting the form. */
const isListOpenWithoutFocus = (field: EventTarget): boolean =>
  field instanceof HTMLInputElement &&
  field.getAttribute("aria-expanded") === "true" &&
  !field.hasAttribute("aria-activedescendant");

/** Returns a function for the plan and state of a found account, and whether it cannot be added. */
function usePersonState({ participants, waiting }: ParticipantList) {
  const { list } = useTexts("event-admin");
  const registered = new Set(participants.map(({ userId }) => userId));
  const inLine = new Set(waiting.map(({ userId }) => userId));
  const reasonOf = ({ id, emailVerified }: ListedUser) => {
    if (registered.has(id)) return list.isRegistered;
    if (inLine.has(id)) return list.isWaiting;
    return emailVerified ? undefined : list.isUnconfirmed;
  };
  return (person: ListedUser) => {
    const reason = reasonOf(person);
    return { texts: [list.plans[person.plan], ...(reason ? [reason] : [])], isRefused: reason !== undefined };
  };
}
