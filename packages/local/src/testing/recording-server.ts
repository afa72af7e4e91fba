import type { HttpAnswer, HttpRequest } from "../http/messages.ts";
import { portOf, serve } from "../http/server.ts";

export interface RecordingServer {
  address: string;
  requests: HttpRequest[];
  stop(): void;
}

/**
 * Starts an HTTP server that stands in for an AWS service and records the requests.
 * @internal
 */
export async function recordingServer(
  answer: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>,
): Promise<RecordingServer> {
  const requests: HttpRequest[] = [];
  const responder = async (request: HttpRequest) => {
    requests.push(request);
    return answer(request);
  };
  const server = await serve([responder], "127.0.0.1", 0);
  return {
    address: `http://127.0.0.1:${portOf(server)}/`,
    requests,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
