import { useEffect, useLayoutEffect } from "react";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { navigateTo } from "../../lib/navigation/navigation.ts";
import { useTexts } from "../../texts/texts.ts";
import { listenForChoice } from "../choose-role.ts";
import { takeOverPage } from "../prerendered.ts";
import { PreLandingView } from "./pre-landing-view.tsx";

export function PreLandingPage() {
  const texts = useTexts("landing");
  useDocumentTitle(texts.pre.documentTitle);
  useLayoutEffect(takeOverPage, []);
  useEffect(() => listenForChoice(navigateTo), []);
  return <PreLandingView texts={texts} legal={useTexts("common").legal} />;
}
