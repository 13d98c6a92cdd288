/** The URL of a file that the build would emit. */
module.exports = '/file';
