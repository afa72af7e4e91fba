import { useEffect, useLayoutEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { useTexts } from "../../texts/texts.ts";
import { listenForChoice } from "../choose-role.ts";
import { takeOverPage } from "../prerendered.ts";
import { PreLandingView } from "./pre-landing-view.tsx";

export function PreLandingPage() {
  const texts = useTexts("landing");
  useDocumentTitle(texts.pre.documentTitle);
  useLayoutEffect(takeOverPage, []);
  const navigate = useNavigate();
  useEffect(() => listenForChoice((path) => void navigate(path)), [navigate]);
  return <PreLandingView texts={texts} legal={useTexts("common").legal} />;
}
