import { useDocumentTitle } from "../../lib/document-title.ts";
import { paths } from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { signOut } from "../../lib/sign-out.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-style.ts";
import { PreparationPanel } from "./preparation-panel.tsx";

export function PreparationPage({ section }: { section: string }) {
  const { back } = useTexts("common");
  const { signOut: leave } = useTexts("preparation");
  const { user } = useSession();
  useDocumentTitle(section);
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas">
      <div className="flex flex-col items-center">
        <h1 className="font-semibold text-xl">{section}</h1>
        <PreparationPanel section={section} />
        {user?.role === "business" ? (
          <Button onPress={() => void signOut(paths.preLanding)}>{leave}</Button>
        ) : (
          <a href="/" className={buttonClass("secondary")}>
            {back}
          </a>
        )}
      </div>
    </main>
  );
}
