import { Component, type ReactNode } from "react";
import { loadedTexts } from "../texts/texts.ts";
import { PlainButton } from "../ui/plain-button.tsx";

interface Props {
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="grid min-h-80 place-items-center p-4">
        <Crash />
      </main>
    );
  }
}

/** A failed import is remembered by the browser, so only a new page load really tries again. */
function Crash() {
  const texts = loadedTexts("common");
  return (
    <div role="alert" className="max-w-md text-center">
      <p className="font-semibold text-base">{texts?.errors.crashTitle ?? fallback.title}</p>
      <p className="mt-1 mb-4 text-ink-muted">{texts?.errors.crashDescription}</p>
      <PlainButton onClick={() => location.reload()}>{texts?.retry ?? fallback.retry}</PlainButton>
    </div>
  );
}

const fallback = { title: "Diese Ansicht konnte nicht geladen werden", retry: "Erneut versuchen" };
