import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { setTheme, useTheme } from "../../lib/theme.ts";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { ButtonSpecimens } from "./specimens/button-specimens.tsx";
import { ChoiceSpecimens } from "./specimens/choice-specimens.tsx";
import { DisplaySpecimens } from "./specimens/display-specimens.tsx";
import { FieldSpecimens } from "./specimens/field-specimens.tsx";
import { OverlaySpecimens } from "./specimens/overlay-specimens.tsx";

const themes = [
  { id: "system", label: "System" },
  { id: "light", label: "Hell" },
  { id: "dark", label: "Dunkel" },
] as const;

/** Page for developers that shows all controls. The router includes it on the local stack only. */
export function GalleryPage() {
  const theme = useTheme();
  useDocumentTitle("Bausteine");
  return (
    <main className="mx-auto flex min-h-dvh max-w-5xl flex-col gap-5 p-4 md:p-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-semibold text-xl">Bausteine</h1>
        <RadioGroup aria-label="Darstellung" look="segments" choices={themes} value={theme} onChange={setTheme} />
      </header>
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <OverlaySpecimens />
      <DisplaySpecimens />
    </main>
  );
}
