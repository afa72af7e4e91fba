import { languagesMax } from "@linkedpotential/contract/profile/limits";
import { languageLevels, type SpokenLanguage } from "@linkedpotential/contract/profile/offer";
import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import { useSpokenLanguageChoices, useSpokenLanguageName } from "../../../texts/spoken-languages.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { GroupProblem } from "./group-problem.tsx";

interface LanguageFieldsProps {
  value: readonly SpokenLanguage[];
  onChange: (languages: SpokenLanguage[]) => void;
  errorMessage: string | undefined;
}

/** Fields for the languages that a person speaks, with the level of each. No language can be chosen twice. */
export function LanguageFields({ value, onChange, errorMessage }: LanguageFieldsProps) {
  const { edit, languageLevels: levels } = useTexts("profile");
  const nameOf = useSpokenLanguageName();
  const choices = useSpokenLanguageChoices();
  const group = useRef<HTMLFieldSetElement>(null);
  useFocusAfterRemoval(group, value.length);
  const free = choices.filter(({ id }) => value.every(({ language }) => language !== id));
  const [next] = free;
  const change = (at: number, part: Partial<SpokenLanguage>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset ref={group} tabIndex={-1} className="m-0 flex min-w-0 flex-col items-start gap-2 outline-none">
      <legend className="float-left mb-1 font-medium text-sm">{edit.languages}</legend>
      {value.map(({ language, level }, at) => (
        <div key={language} className="grid w-full grid-cols-[1fr_auto] items-center gap-2 sm:grid-cols-[1fr_1fr_auto]">
          <Select
            aria-label={`${edit.language} ${at + 1}`}
            choices={choices.filter(({ id }) => id === language || free.some((one) => one.id === id))}
            value={language}
            onChange={(id) => change(at, { language: id })}
            className="max-sm:col-span-2"
          />
          <Select
            aria-label={edit.levelOf(nameOf(language))}
            choices={languageLevels.map((id) => ({ id, label: levels[id] }))}
            value={level}
            onChange={(id) => change(at, { level: id })}
          />
          <IconButton
            label={edit.remove(nameOf(language))}
            icon={<Trash2 size={16} aria-hidden />}
            onPress={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <GroupProblem text={errorMessage} />
      {next && value.length < languagesMax && (
        <Button
          size="sm"
          icon={<Plus size={16} aria-hidden />}
          onPress={() => onChange([...value, { language: next.id, level: value.length === 0 ? "native" : "fluent" }])}
        >
          {edit.addLanguage}
        </Button>
      )}
    </fieldset>
  );
}
