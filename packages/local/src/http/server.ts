import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { gatewayLimits } from "../gateway/gateway.ts";
import type { HttpAnswer, HttpRequest, Responder } from "./messages.ts";
import { refusal } from "./refusal.ts";

/**
 * Maximum number of bytes read from a body that is too large. A caller that is still sending would otherwise not
 * receive the refusal.
 */
const patienceBytes = 64 * 1024 * 1024;

export async function serve(responders: readonly Responder[], host: string, port: number): Promise<Server> {
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (incoming, outgoing) => {
    respond(incoming, outgoing, responders).catch((error) => {
      process.stderr.write(`${incoming.method} ${incoming.url?.split("?")[0]}: ${error?.stack ?? error}\n`);
      if (outgoing.headersSent) outgoing.destroy();
      else write(outgoing, refusal(500, "request.internal"), false);
    });
  });
  server.keepAliveTimeout = 65_000;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, host, resolve);
  await promise;
  return server;
}

export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server does not listen on a port");
  return address.port;
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, responders: readonly Responder[]) {
  // Read the address first, because it is undefined after the caller has disconnected.
  const address = incoming.socket.remoteAddress?.replace(/^::ffff:/, "");
  const request = address && (await read(incoming, address));
  if (!request) return;
  for (const responder of responders) {
    const answer = await responder(request);
    if (answer) return write(outgoing, answer, request.method === "HEAD");
  }
  write(outgoing, refusal(404, "request.not_found"), request.method === "HEAD");
}

async function read(incoming: IncomingMessage, address: string): Promise<HttpRequest | undefined> {
  const chunks: Buffer[] = [];
  let bodyLength = 0;
  try {
    for await (const chunk of incoming) {
      bodyLength += chunk.length;
      if (bodyLength > patienceBytes) return void incoming.destroy();
      if (bodyLength <= gatewayLimits.requestBytes) chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  const [path = "/", ...query] = (incoming.url ?? "/").split("?");
  const { cookie, ...headers } = incoming.headersDistinct;
  return {
    method: incoming.method ?? "GET",
    path,
    query: query.join("?"),
    headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, (values ?? []).join(",")])),
    cookies: (cookie ?? []).flatMap((line) => line.split(/;\s*/)).filter(Boolean),
    body: Buffer.concat(chunks),
    bodyLength,
    address,
  };
}

function write(outgoing: ServerResponse, { status, headers, cookies, body = "" }: HttpAnswer, isHead: boolean): void {
  outgoing.statusCode = status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  if (cookies?.length) outgoing.setHeader("set-cookie", [...cookies]);
  if (status !== 304 && !outgoing.hasHeader("content-length")) {
    outgoing.setHeader("content-length", Buffer.byteLength(body));
  }
  outgoing.end(isHead || status === 304 ? undefined : body);
}
