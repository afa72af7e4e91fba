import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Specimen } from "./specimen.tsx";

const themes = [
  { id: "light", label: "Hell" },
  { id: "dark", label: "Dunkel" },
  { id: "system", label: "System", description: "Wie das Gerät" },
] as const;

export function ChoiceSpecimens() {
  const [theme, setTheme] = useState<"light" | "dark" | "system">("light");
  const [isKept, setKept] = useState(false);
  const [tab, setTab] = useState("table");
  return (
    <>
      <Specimen title="Checkbox, Switch, RadioGroup">
        <div className="flex flex-col gap-1">
          <Checkbox isSelected={isKept} onChange={setKept}>
            Angemeldet bleiben
          </Checkbox>
          <Checkbox isSelected={!isKept} onChange={(isSelected) => setKept(!isSelected)}>
            Gewählt
          </Checkbox>
          <Checkbox isSelected={false} isIndeterminate onChange={setKept}>
            Teilweise
          </Checkbox>
          <Checkbox isSelected={false} isDisabled onChange={setKept}>
            Abgeschaltet
          </Checkbox>
        </div>
        <div className="flex flex-col gap-2">
          <Switch defaultSelected>Mail bei Follow-ups</Switch>
          <Switch>Profil sichtbar</Switch>
          <Switch isDisabled>Abgeschaltet</Switch>
        </div>
        <RadioGroup label="Darstellung" choices={themes} value={theme} onChange={setTheme} />
        <RadioGroup label="Darstellung" look="segments" choices={themes} value={theme} onChange={setTheme} />
      </Specimen>
      <Specimen title="Slider, Tabs">
        <Slider className="w-full md:w-72" label="Größe" minValue={100} maxValue={250} defaultValue={180} />
        <Tabs
          className="w-full md:w-96"
          label="Ansicht"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: "table", label: "Tabelle", content: "Alle Leads als Tabelle." },
            { id: "board", label: "Pipeline", content: "Leads nach Status." },
            { id: "meetings", label: "Meetings", content: "Kommende Termine." },
          ]}
        />
      </Specimen>
    </>
  );
}
