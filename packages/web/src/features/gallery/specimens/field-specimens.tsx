import { useState } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { ComboBox } from "../../../ui/combo-box.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { FileDrop } from "../../../ui/file-drop.tsx";
import { MonthCalendar } from "../../../ui/month-calendar.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TagField } from "../../../ui/tag-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { Specimen } from "./specimen.tsx";

const areas = ["Webdesign & Webentwicklung", "Grafikdesign & Branding", "Online Marketing & SEO"].map((label) => ({
  id: label,
  label,
}));
const width = "w-full md:w-72";

export function FieldSpecimens() {
  const common = useTexts("common");
  const [area, setArea] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>("2026-11-20");
  const [tags, setTags] = useState(["Übersee", "Maschinenbau"]);
  const [search, setSearch] = useState("");
  const [notes, setNotes] = useState("Rückruf am Freitag, Angebot schicken.");
  return (
    <>
      <Specimen title="TextField, PasswordField, SearchField">
        <TextField className={width} label="Name" description="Wie er im Angebot steht" placeholder="Jürgen Groß" />
        <TextField
          className={width}
          label="E-Mail"
          defaultValue="juergen@"
          errorMessage="Gültige E-Mail erforderlich"
        />
        <TextField className={width} label="Abgeschaltet" isDisabled defaultValue="Nicht änderbar" />
        <TextField className={width} label="Auftragswert" suffix="EUR" defaultValue="12.500" />
        <PasswordField className={width} label="Passwort" texts={common.fields} defaultValue="geheim" />
        <SearchField
          className={`${width} md:mt-6.5`}
          label="Leads durchsuchen"
          clearLabel={common.fields.clear}
          value={search}
          onChange={setSearch}
        />
      </Specimen>
      <Specimen title="TextArea">
        <TextArea
          className={width}
          label="Notizen"
          counterMax={100}
          maxLength={100}
          value={notes}
          onChange={setNotes}
        />
        <TextArea className={width} label="Zu lang" counterMax={20} value="Dieser Text ist länger als er sein soll." />
      </Specimen>
      <Specimen title="Select, ComboBox">
        <Select
          className={width}
          label="Bereich"
          choices={areas}
          value={area}
          onChange={setArea}
          placeholder="Bitte wählen"
        />
        <Select
          className={width}
          label="Bereich"
          choices={areas}
          value={area}
          onChange={setArea}
          errorMessage={common.errors.title}
        />
        <ComboBox
          className={width}
          label="Bereich"
          choices={areas}
          value={area}
          onChange={setArea}
          openLabel="Liste öffnen"
        />
      </Specimen>
      <Specimen title="DatePicker, MonthCalendar">
        <DatePicker className={width} label="Follow-up" value={day} onChange={setDay} texts={common.fields} />
        <DatePicker
          className={width}
          label="Follow-up"
          value={null}
          onChange={setDay}
          texts={common.fields}
          errorMessage="Bitte ein gültiges Datum angeben."
        />
        <MonthCalendar label="Fällig am" value={day} onChange={setDay} minValue="2026-11-10" />
      </Specimen>
      <Specimen title="TagField, FileDrop">
        <div className={width}>
          <TagField label="Schlagwörter" description="Mit Enter hinzufügen" value={tags} onChange={setTags} max={10} />
        </div>
        <div className={width}>
          <FileDrop
            label="CSV-Datei wählen"
            description="Oder hierher ziehen"
            accept={[".csv"]}
            onFile={() => undefined}
          />
        </div>
      </Specimen>
    </>
  );
}
