import { useDocumentTitle } from "../../lib/document-title.ts";
import { useTexts } from "../../texts/texts.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { PreparationPanel } from "./preparation-panel.tsx";

export function PreparationPage({ section }: { section: string }) {
  const { back } = useTexts("common");
  useDocumentTitle(section);
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas">
      <div className="flex flex-col items-center">
        <h1 className="font-semibold text-xl">{section}</h1>
        <PreparationPanel section={section} />
        <a href="/" className={buttonClass("secondary")}>
          {back}
        </a>
      </div>
    </main>
  );
}
