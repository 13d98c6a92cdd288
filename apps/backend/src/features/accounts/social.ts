/** Verifies social identities (Google, Facebook, Apple): a Firebase id token, checked against the project's keys. */
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Config, FirebaseConfig, SocialMedium } from '../../config';
import { DomainError } from '../../domain-error';
import { normalizeEmail } from './person';

export interface SocialRequest {
  token?: string | null;
  medium?: string | null;
  unique_id?: string | null;
}

export interface SocialPerson {
  id: string;
  medium: SocialMedium;
  /** Lower case; null when the medium reports none. */
  email: string | null;
  /** Only a verified address belongs to the person: Facebook's may not. */
  emailVerified: boolean;
  name: string;
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
function keySetOf({ keysUrl }: FirebaseConfig): ReturnType<typeof createRemoteJWKSet> {
  const keySet = keySets.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 });
  keySets.set(keysUrl, keySet);
  return keySet;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

async function payloadOf(firebase: FirebaseConfig, token: string): Promise<JWTPayload> {
  const issuer = `https://securetoken.google.com/${firebase.projectId}`;
  try {
    const { payload } = await jwtVerify(token, keySetOf(firebase), {
      issuer,
      audience: firebase.projectId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    // An invalid token is the caller's error; keys that can not be loaded are ours.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
      throw new DomainError(403, 'token', 'socialWrong');
    throw error;
  }
}

/**
 * @param request the request body; an id in it must equal the token's
 * @throws DomainError 403 `medium` when the medium is not offered, `token` when the token is not of this project
 * and medium
 */
export async function socialPerson(
  { firebase }: Pick<Config, 'firebase'>,
  request: SocialRequest,
): Promise<SocialPerson> {
  const medium = text(request.medium).toLowerCase() as SocialMedium;
  if (!firebase?.media.includes(medium)) throw new DomainError(403, 'medium', 'socialOff');
  const payload = await payloadOf(firebase, text(request.token));
  const { sign_in_provider: provider } = (payload.firebase ?? {}) as { sign_in_provider?: unknown };
  const id = text(payload.sub);
  if (!id || provider !== `${medium}.com` || (text(request.unique_id) && text(request.unique_id) !== id))
    throw new DomainError(403, 'token', 'socialWrong');
  const address = text(payload.email).trim().toLowerCase();
  const email = normalizeEmail(address);
  return {
    id,
    medium,
    email: email || null,
    // The medium has verified the address as it is, not the one that it is cleaned to.
    emailVerified: payload.email_verified === true && email === address,
    name: text(payload.name),
  };
}

/** Checks an SMS code with Firebase. @returns the verified phone @throws DomainError 403 */
export async function phoneVerifiedByFirebase(
  { firebase }: Pick<Config, 'firebase'>,
  { sessionInfo, code }: { sessionInfo: string; code: string },
): Promise<string> {
  if (!firebase?.apiKey) throw new DomainError(403, 'session_info', 'socialOff');
  const response = await fetch(
    `${firebase.apiUrl}/accounts:signInWithPhoneNumber?key=${encodeURIComponent(firebase.apiKey)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionInfo, code }),
      signal: AbortSignal.timeout(8000),
    },
  );
  const body = (await response.json().catch(() => ({}))) as { phoneNumber?: unknown };
  if (response.status >= 500) throw new Error(`Firebase answered ${response.status}.`);
  if (!response.ok || !text(body.phoneNumber)) throw new DomainError(403, 'otp', 'codeWrong');
  return text(body.phoneNumber);
}
